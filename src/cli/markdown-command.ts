// `sitegen markdown`: prints the HTML of one document, for scripts and to see what a piece of Markdown becomes.
import type { AddCommand } from './add-command.ts'
import { exitCodes } from './exit-code.ts'

const examples = `
Examples:
  sitegen markdown README.md
  sitegen markdown --bare < notes.md     CommonMark and GFM alone
  echo '# Title' | sitegen markdown`

export const addMarkdownCommand: AddCommand = (program, terminal, finish) => {
  program
    .command('markdown')
    .description('print the HTML of a Markdown document')
    .argument('[file]', 'the document (default: standard input)')
    .option('--bare', "CommonMark and GFM without this generator's additions")
    .addHelpText('after', examples)
    .action(async (file: string | undefined, options: { bare?: boolean }) => {
      const [{ readDocument }, { renderMarkdown }] = await Promise.all([
        import('./read-document.ts'),
        import('../markdown/render-markdown.ts'),
      ])
      const source = await readDocument(file, terminal)
      const { html } = await renderMarkdown(source, { bare: options.bare ?? false })
      terminal.write(html.endsWith('\n') || html === '' ? html : `${html}\n`)
      finish(exitCodes.fine)
    })
}
