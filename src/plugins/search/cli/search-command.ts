// `sitegen search …`: what maintainers do with the search of the built site.
import type { AddCommand } from '../../../cli/add-command.ts'
import { addSearchPushCommand } from '../../algolia/cli/search-push-command.ts'
import { addSearchQueryCommand } from './search-query-command.ts'
import { addSearchTestCommand } from './search-test-command.ts'

export const addSearchCommand: AddCommand = (program, terminal, finish) => {
  const group = program
    .command('search')
    .description('ask and judge the search of the built site, or push it to Algolia')
    .helpCommand(false)
  addSearchQueryCommand(group, terminal, finish)
  addSearchTestCommand(group, terminal, finish)
  addSearchPushCommand(group, terminal, finish)
}
