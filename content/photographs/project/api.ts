import { registerRoot } from 'remotion'
import { ApiRoot } from './Api'

registerRoot(ApiRoot)
