// The rules of links are beside the routes; components find them here.
export { fileUrl, type LinkTarget, resolveLink } from '../routes/link-target.ts'
