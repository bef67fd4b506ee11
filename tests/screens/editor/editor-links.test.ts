import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { adAt, canvas, openEditor, scenes } from '../support/editor.ts'
import { expectNoDialog, press } from '../support/steps.ts'

/*
 * Links of before, which carry an ad in their address (C27).
 */

test('an older link, which carries the whole ad, opens the ad of the server', async () => {
  const ad = adAt(0)
  const carried = JSON.stringify({ id: ad.id, name: '链接里的名字', content: 'x', width: 1, height: 1 })
  await openEditor(`/editorFive?reviewForm=${encodeURIComponent(carried)}&type=1`)
  await canvas()
  expect(screen.getAllByText(String(ad.name))[0]).toBeVisible()
  expect(scenes()).not.toHaveLength(0)
  expect(screen.queryByText('链接里的名字')).toBeNull()
})

const CARRIED = JSON.stringify({ pages: [sampleScene([sampleText('链接里的字')]), sampleScene([])] })

test('an older link that names no ad opens what it holds as a new one', async () => {
  const carried = JSON.stringify({ name: '链接里的广告', content: CARRIED, width: 1080, height: 1920 })
  const { server, ask, user, advance } = await openEditor(
    `/editorFive?reviewForm=${encodeURIComponent(carried)}&type=1`,
  )
  await canvas()
  expect(scenes()).toHaveLength(2)
  await advance(2_000)
  await expectNoDialog()
  const { form, name } = await ask()
  expect(name).toHaveValue('链接里的广告')
  expect(form).toHaveTextContent('1080×1920')
  await press(user, '保存', form)
  await waitFor(() => expect(server.calls('programCreate')).toHaveLength(1))
  await expectNoDialog('保存广告')
  expect(server.calls('programUpdate')).toHaveLength(0)
})

test('an older link whose ad is gone offers what it holds', async () => {
  const carried = JSON.stringify({ id: 987_654_321, name: '已删除的广告', content: CARRIED, width: 1920, height: 1080 })
  const { user } = await openEditor(`/editorFive?reviewForm=${encodeURIComponent(carried)}&type=1`)
  await press(user, '用链接中的内容新建')
  await canvas()
  expect(scenes()).toHaveLength(2)
  expect(screen.getByText('已删除的广告')).toBeVisible()
})
