import React, { type ReactNode } from 'react'

export { React }
export { useEffect, useState } from 'react'

export function Note({ children }: { children: ReactNode }) {
  return <strong>Note: {children}</strong>
}
