import { registerRoot } from 'remotion'
import { ToolsRoot } from './Tools'

registerRoot(ToolsRoot)
