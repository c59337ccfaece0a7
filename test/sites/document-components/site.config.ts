import { defineConfig } from 'sitegen'

export default defineConfig({ title: 'Parts', url: 'https://parts.example', onOrphanPages: 'ignore' })
