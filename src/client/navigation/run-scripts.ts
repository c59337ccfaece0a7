// Runs the scripts in the head of a page that was shown in place, one after the other. Loaded when there is one: most pages bring none.

/**
 * One that cannot be loaded is taken out, and so tried again when the reader comes back.
 * @param scripts those of the page that was just shown, in their order.
 * @param isShown says whether that page is still there: otherwise those whose turn has not come do not run.
 */
export async function runScripts(scripts: readonly HTMLScriptElement[], isShown: () => boolean): Promise<void> {
  // The property `async` is true of every script that no parser has put into the page.
  const isLoadedInOrder = (script: HTMLScriptElement): boolean => script.src !== '' && !script.hasAttribute('async')
  const waits = (script: HTMLScriptElement): boolean => isLoadedInOrder(script) && (script.defer || script.type === 'module')
  // As in a page that is loaded: those that wait for the page come behind the others.
  for (const script of [...scripts.filter((each) => !waits(each)), ...scripts.filter(waits)]) {
    if (!isShown()) return
    const done = new Promise<unknown>((resolve) => {
      script.onload = resolve
      script.onerror = () => resolve(script.remove())
    })
    document.head.append(script)
    // The next one may rely on it.
    if (isLoadedInOrder(script)) await done
  }
}
