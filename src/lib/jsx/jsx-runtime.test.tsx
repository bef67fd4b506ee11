import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Fragment as FragmentInDevelopment, jsxDEV } from './jsx-dev-runtime.ts'
import { Fragment, jsx, jsxs } from './jsx-runtime.ts'

const NAME = 'photo\u202Egpj.'
const SHOWN = 'photo[U+202E]gpj.'

test('JSX of the console shows texts so that they turn nothing', () => {
  expect(
    renderToStaticMarkup(
      <p title={NAME}>
        确定删除“{NAME}”？{1}
        <>{`“${NAME}”`}</>
        {[NAME, NAME]}
        <img alt={NAME} src="" />
      </p>,
    ),
  ).toBe(`<p title="${SHOWN}">确定删除“${SHOWN}”？1“${SHOWN}”${SHOWN}${SHOWN}<img alt="${SHOWN}" src=""/></p>`)
})

test('values are what they are: they are sent', () => {
  expect(renderToStaticMarkup(<input readOnly value={NAME} aria-label={NAME} />)).toBe(
    `<input readOnly="" aria-label="${SHOWN}" value="${NAME}"/>`,
  )
})

test('what needs no change is passed on as it came', () => {
  const props = { children: ['a', 1, null], title: 'a' }
  expect(jsxs('p', props).props).toBe(props)
  expect(jsx(Fragment, { children: NAME }).props).toEqual({ children: SHOWN })
  expect(jsxDEV(FragmentInDevelopment, { children: NAME }, undefined, false).props).toEqual({ children: SHOWN })
})
