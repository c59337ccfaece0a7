window.ran.push(`everywhere ${document.currentScript.dataset.site}`)
