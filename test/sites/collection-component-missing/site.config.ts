import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Test',
  url: 'https://example.com',
  collections: [
    {
      id: 'people',
      itemComponent: 'content/components/person.tsx',
      listComponent: 'content/components/people.tsx',
      title: 'People',
      description: 'Who we are',
    },
  ],
})
