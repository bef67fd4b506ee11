import { readBuild } from '../build/chunks.ts'

/**
 * What the address of a module's file ends with in a build of `node scripts/builds.mjs`; the file of a style sheet is
 * that of the screen which brings it. The names tell nothing themselves.
 */
export function builtFile(build: 'demo' | 'real', module: string, kind: 'js' | 'css' = 'js'): RegExp {
  const chunk = readBuild(build).chunks.find(({ modules }) => modules.some((each) => each.includes(module)))
  const file = kind === 'js' ? chunk?.file : chunk?.css[0]
  if (file === undefined) throw new Error(`No ${kind} of the ${build} build is made of ${module}`)
  return new RegExp(`/${file.replaceAll('.', String.raw`\.`)}$`)
}
