window.ran.push(`chart at ${document.querySelector('h1').textContent}`)
