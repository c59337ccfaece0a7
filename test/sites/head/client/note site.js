window.ran.push("file")
