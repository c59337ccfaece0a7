import MDXComponents from '@theme-original/MDXComponents'
import Highlight from '@site/src/components/Highlight'

const own = { Original: () => <p>{Object.keys(MDXComponents).includes('Tabs') ? 'with the original' : 'alone'}</p> }

export const Shout = ({ children }) => <strong className="shout">{children}</strong>

export default { ...MDXComponents, ...own, Highlight }
