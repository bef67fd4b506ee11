import { Button, type ButtonProps } from '@mantine/core'
import { createContext, use } from 'react'
import { isSignInNeeded } from '#src/lib/errors/user-error.ts'

/** What leads to the login page and back here. */
const SignInAgainContext = createContext<(() => void) | undefined>(undefined)

export const SignInAgainProvider = SignInAgainContext.Provider

/** Beside an error after which trying again is in vain: signs in again. Nothing with any other error. */
export function SignInAgain({ error, ...button }: { error: unknown } & Pick<ButtonProps, 'size'>) {
  const signInAgain = use(SignInAgainContext)
  if (!signInAgain || !isSignInNeeded(error)) return null
  return (
    <Button {...button} onClick={signInAgain}>
      重新登录
    </Button>
  )
}
