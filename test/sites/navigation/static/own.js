document.getElementById('ran').textContent = 'yes'
