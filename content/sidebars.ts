// The written sidebars of the docs: which pages stand where.
// A page belongs to the last sidebar that names it, so a page of another sidebar is named with `ref`, which only links to it.
import { apiSidebar } from './sidebars/api-sidebar.ts'
import { editorStarterSidebar } from './sidebars/editor-starter-sidebar.ts'
import { mainSidebar } from './sidebars/main-sidebar.ts'
import { recorderSidebar } from './sidebars/recorder-sidebar.ts'

export default { mainSidebar, apiSidebar, editorStarterSidebar, recorderSidebar }
