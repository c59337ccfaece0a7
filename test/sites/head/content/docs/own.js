window.ran.push("own " + typeof document.currentScript.src)
