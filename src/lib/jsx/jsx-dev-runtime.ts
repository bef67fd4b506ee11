/* As jsx-runtime.ts, while developing. */
import { Fragment as ReactFragment, jsxDEV as make } from 'react/jsx-dev-runtime'
import { shownProps } from './shown-props.ts'

export const Fragment = ReactFragment

export const jsxDEV: typeof make = (type, props, ...place) => make(type, shownProps(props), ...place)
