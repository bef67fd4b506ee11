import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent } from 'react'

/**
 * Takes the message of a field away when another field has mended it, such as the first of two passwords: the library
 * takes it away only when the field itself changes.
 */
export function useMendedErrors<Values, Transformed>(form: UseFormReturnType<Values, Transformed>) {
  const clear = useEffectEvent(() => {
    for (const path of Object.keys(form.errors)) if (form.isValid(path)) form.clearFieldError(path)
  })
  useEffect(() => clear(), [form.values])
}
