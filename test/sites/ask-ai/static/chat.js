// Stands in for the script of a chat service: draws its button from what the attributes of the script say.
const { askAi, askAiText, askAiBackgroundColor, askAiColor, askAiRadius, askAiPosition, id } = document.currentScript.dataset
const button = document.createElement('button')
button.textContent = askAiText
button.dataset.mode = askAi
button.dataset.site = id
const look = { position: 'fixed', bottom: '20px', border: 0, background: askAiBackgroundColor, color: askAiColor, borderRadius: askAiRadius }
Object.assign(button.style, look, { [askAiPosition === 'br' ? 'right' : 'left']: '20px' })
document.body.append(button)
