import { Button, FileButton } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useRef, useState, type DragEvent } from 'react'
import { ActionButton } from '#src/ui/action-button.tsx'
import { InlineError } from '#src/ui/feedback/inline-error.tsx'
import { IMPORT_ROW_LIMIT, IMPORT_SIZE_LIMIT } from './import-limits.ts'
import classes from './import-view.module.css'

export interface ImportChooseProps {
  onFile: (file: File) => void
  onTemplate: () => void
  /** Why no file can be taken now. */
  blockedReason?: string
  /** The chosen one is being read. */
  reading: boolean
  /** What is wrong with the chosen one. */
  error?: unknown
}

export function ImportChoose({ onFile, onTemplate, blockedReason, reading, error }: ImportChooseProps) {
  const [over, setOver] = useState(false)
  const reset = useRef<() => void>(null)
  const blocked = blockedReason !== undefined || reading

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !blocked) onFile(file)
  }

  return (
    <>
      <div
        className={classes.choose}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileSpreadsheet size={40} stroke={1.25} aria-hidden />
        <div className={classes.buttons}>
          <FileButton
            accept=".csv,text/csv"
            resetRef={reset}
            onChange={(file) => {
              if (file) onFile(file)
              // the same file may be chosen again, after it was mended
              reset.current?.()
            }}
          >
            {({ onClick }) => (
              <ActionButton busy={reading} disabledReason={blockedReason} onClick={onClick}>
                选择 CSV 文件
              </ActionButton>
            )}
          </FileButton>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={onTemplate}>
            下载模板
          </Button>
        </div>
        <p className={classes.hint}>也可以把文件拖到这里。选择后先检查并预览，确认后才会导入。</p>
      </div>
      <InlineError error={error} />
      <ul className={classes.rules}>
        <li>登录账号：11 位手机号码，不能重复</li>
        <li>昵称：2-10 位数字、字母、中文</li>
        <li>登录密码：6-20 位数字、字母组合</li>
        <li>账号角色：填写角色名称</li>
        <li>组织机构：填写名称；有同名机构时填写完整路径，如 总公司 / 华东大区 / 杭州分公司；内置角色不填</li>
        <li>
          一次最多 {IMPORT_ROW_LIMIT} 行，文件不超过 {IMPORT_SIZE_LIMIT / 1024 / 1024} MB
        </li>
      </ul>
    </>
  )
}
