import { registerRoot } from 'remotion'
import { RemotionRoot } from './Slides'

registerRoot(RemotionRoot)
