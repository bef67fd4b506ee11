/**
 * Takes a picture of every story in two states of the project and shows what differs; ends with 1 when something does.
 *
 *   npm run stories:compare -- main                 the commit, and the files as they are
 *   npm run stories:compare -- v1.0 v1.1            two commits
 *   npm run stories:compare -- main --only 终端管理    only stories whose title or id contains this
 *
 * Everything is made in a new folder of the system for temporary files, and stays there to be looked at. Both sides are
 * built with the packages that are installed.
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBrowser } from './browser.mjs'
import { serve } from './serve.mjs'
import { ensureInstalled, giveUp, root } from './setup.mjs'
import { buildStorybook } from './stories/built.mjs'
import { comparePictures, writeReport } from './stories/compare-pictures.mjs'
import { takePictures } from './stories/pictures.mjs'

const USAGE = 'Usage: npm run stories:compare -- <commit> [<commit>] [--only <text>]'
const { values, positionals } = readArguments()
const commits = positionals.map(commitOf)

ensureInstalled()
const browser = await chromium.launch(await ensureBrowser())
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stories-'))
const sides = [describe(commits[0]), describe(commits[1])]
try {
  const before = await picturesOf('before', commits[0])
  const after = await picturesOf('after', commits[1])
  const differences = await comparePictures(browser, folder, before, after)
  for (const { file, kind, pixels } of differences)
    console.log(`${kind.padEnd(8)} ${after.get(file) ?? before.get(file)}${pixels ? `: ${pixels} pixels` : ''}`)
  console.log(
    `${differences.length} of ${new Set([...before.keys(), ...after.keys()]).size} pictures differ between ${sides.join(' and ')}.`,
  )
  if (differences.length)
    console.log(
      `Before, after and difference: ${writeReport(folder, differences, new Map([...before, ...after]), sides)}`,
    )
  else fs.rmSync(folder, { recursive: true })
  process.exitCode = differences.length ? 1 : 0
} finally {
  await browser.close()
}

/** Builds the Storybook of a commit, or of the files as they are, and takes its pictures. */
async function picturesOf(side, commit) {
  const tree = commit === undefined ? root : path.join(folder, `${side}-tree`)
  const build = path.join(folder, `${side}-build`)
  if (commit !== undefined) {
    git('worktree', 'add', '--detach', '--quiet', tree, commit)
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'), 'junction')
  }
  try {
    console.log(`Building the stories of ${describe(commit)} ...`)
    buildStorybook(build, tree)
  } finally {
    if (commit !== undefined) git('worktree', 'remove', '--force', tree)
  }
  const server = await serve(build, { effort: 0 })
  try {
    console.log('Taking pictures ...')
    return await takePictures(browser, server.url, path.join(folder, side), values.only)
  } finally {
    await server.close()
    fs.rmSync(build, { recursive: true })
  }
}

function readArguments() {
  try {
    const given = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
    if (given.positionals.length === 1 || given.positionals.length === 2) return given
  } catch {
    // the usage says it
  }
  return giveUp('One commit or two are needed.', USAGE)
}

function commitOf(name) {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  } catch {
    return giveUp(`There is no commit ${name}.`, USAGE)
  }
}

function describe(commit) {
  return commit === undefined ? 'the files as they are' : git('log', '-1', '--format=%h %s', commit)
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}
