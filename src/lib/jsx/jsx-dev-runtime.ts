/* As jsx-runtime.ts, while developing. */
import { Fragment as ReactFragment, jsxDEV as make } from 'react/jsx-dev-runtime'
import { shownProps } from './shown-props.ts'

/** Several elements as one. */
export const Fragment = ReactFragment

/** An element, and where in the sources it is. */
export const jsxDEV: typeof make = (type, props, ...place) => make(type, shownProps(props), ...place)
