import { lazy, Suspense, type ComponentType } from 'react'
import type { FirstStepsProps } from './first-steps.tsx'

/** Only a new company needs them; without their code the list says the same. */
const Steps = lazy<ComponentType<FirstStepsProps>>(() =>
  import('./first-steps.tsx').then(
    (module) => ({ default: module.FirstSteps }),
    () => ({ default: () => null }),
  ),
)

export function FirstSteps(props: FirstStepsProps) {
  return (
    <Suspense fallback={null}>
      <Steps {...props} />
    </Suspense>
  )
}
