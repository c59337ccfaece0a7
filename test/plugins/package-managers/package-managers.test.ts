import { describe, expect, it } from 'vitest'
import { convertCommand } from '../../../src/plugins/package-managers/package-managers.ts'

const all = (command: string) => (['pnpm', 'yarn', 'bun'] as const).map((manager) => convertCommand(command, manager))

describe('convertCommand', () => {
  it.each([
    ['npm i', ['pnpm install', 'yarn install', 'bun install']],
    ['npm install react react-dom', ['pnpm add react react-dom', 'yarn add react react-dom', 'bun add react react-dom']],
    ['npm i -D typescript', ['pnpm add -D typescript', 'yarn add -D typescript', 'bun add -d typescript']],
    ['npm i --save-exact a@1', ['pnpm add -E a@1', 'yarn add -E a@1', 'bun add --exact a@1']],
    ['npm i -g vercel', ['pnpm add -g vercel', 'yarn global add vercel', 'bun add -g vercel']],
    ['npm ci', ['pnpm install --frozen-lockfile', 'yarn install --immutable', 'bun install --frozen-lockfile']],
    ['npm rm a', ['pnpm remove a', 'yarn remove a', 'bun remove a']],
    ['npm run build -- --watch', ['pnpm run build --watch', 'yarn build --watch', 'bun run build --watch']],
    ['npm test', ['pnpm test', 'yarn test', 'bun run test']],
    [
      'npm create video@latest -- --blank',
      ['pnpm create video@latest --blank', 'yarn create video@latest --blank', 'bun create video@latest --blank'],
    ],
    ['npm init -y', ['pnpm init -y', 'yarn init -y', 'bun init -y']],
    ['npx create-video@latest', ['pnpm dlx create-video@latest', 'yarn dlx create-video@latest', 'bunx create-video@latest']],
    ['npx remotion render', ['pnpm exec remotion render', 'yarn remotion render', 'bunx remotion render']],
    ['npx @scope/tool@2 x', ['pnpm dlx @scope/tool@2 x', 'yarn dlx @scope/tool@2 x', 'bunx @scope/tool@2 x']],
    ['npx @scope/tool x', ['pnpm exec @scope/tool x', 'yarn @scope/tool x', 'bunx @scope/tool x']],
    ['git clone x && npm i', ['git clone x && pnpm install', 'git clone x && yarn install', 'git clone x && bun install']],
    ['$ npm i a', ['$ pnpm add a', '$ yarn add a', '$ bun add a']],
    ['# npm i a', ['# npm i a', '# npm i a', '# npm i a']],
    ['npm whoami', ['npm whoami', 'npm whoami', 'npm whoami']],
  ])('%s -> pnpm, Yarn, Bun', (command, expected) => {
    expect(all(command)).toEqual(expected)
  })

  it('several lines -> each on its own; npm -> as it is', () => {
    expect(convertCommand('npm i a\n\nnpx b', 'bun')).toBe('bun add a\n\nbunx b')
    expect(convertCommand('npm i  a', 'npm')).toBe('npm i  a')
  })
})
