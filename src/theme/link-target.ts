// The rules for links are with the routes; components import them from here.
export { fileUrl, type LinkTarget, resolveLink } from '../routes/link-target.ts'
