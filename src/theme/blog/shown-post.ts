// The post of which a part of a list shows something, for components at any depth. On the page of a post the route has it.
import { createContext } from 'react'
import type { BlogPost } from '../../routes/blog/blog-route.ts'

export const ShownPost = /* @__PURE__ */ createContext<BlogPost | undefined>(undefined)
