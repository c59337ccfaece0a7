// Whether pages of this site have the button of the assistant (site.config.ts): what they say of it follows.
import { useSite } from 'sitegen/theme'

export function useHasAssistant(): boolean {
  return useSite().config.customFields.hasAssistant === true
}
