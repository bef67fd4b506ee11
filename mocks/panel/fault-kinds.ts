import { isFault, type Fault, type FaultEffect } from '../server/faults.ts'

/** What a kind of fault needs to be told, and how it is written. */
interface Parameter {
  label: string
  /** A number, JSON, or a text. */
  of: 'number' | 'json' | 'text'
  initial: string
  /** The field of the fault that it fills. */
  field: string
}

export interface FaultKind {
  title: string
  parameter?: Parameter
}

const message = (initial: string): Parameter => ({ label: '提示', of: 'text', initial, field: 'msg' })
const milliseconds = (field: string, initial: string): Parameter => ({ label: '毫秒', of: 'number', initial, field })

export const faultGroups: readonly (readonly [
  title: string,
  kinds: Partial<Record<FaultEffect['kind'], FaultKind>>,
])[] = [
  [
    '服务器的答复',
    {
      refuse: { title: '拒绝（代码 0）', parameter: message('操作失败') },
      session: { title: '登录失效（代码 2）', parameter: message('登录已失效，请重新登录') },
      envelope: {
        title: '其他代码或格式',
        parameter: { label: 'JSON', of: 'json', initial: '{"code":3,"msg":"未知状态","data":null}', field: 'body' },
      },
      data: { title: '成功，但数据是', parameter: { label: 'JSON', of: 'json', initial: 'null', field: 'data' } },
      doneEnvelope: {
        title: '已执行，但答复是',
        parameter: { label: 'JSON', of: 'json', initial: '{"msg":"操作成功","data":{}}', field: 'body' },
      },
      set: {
        title: '成功，但改动几处',
        parameter: { label: '位置和值', of: 'json', initial: '{"data.0.name":null}', field: 'values' },
      },
    },
  ],
  [
    'HTTP',
    {
      status: { title: '状态码', parameter: { label: '状态码', of: 'number', initial: '500', field: 'status' } },
      doneStatus: {
        title: '已执行，但状态码是',
        parameter: { label: '状态码', of: 'number', initial: '500', field: 'status' },
      },
      gateway: { title: '网关的错误页', parameter: { label: '状态码', of: 'number', initial: '502', field: 'status' } },
      portal: { title: '上网认证页' },
      redirect: { title: '重定向' },
      empty: { title: '空的答复' },
      malformed: { title: '答复残缺' },
    },
  ],
  [
    '连接',
    {
      drop: { title: '连不上' },
      hang: { title: '超时，什么也没发生' },
      unanswered: { title: '已执行，但没有答复' },
      lost: { title: '已执行，连接随即断开' },
      cut: { title: '答复到一半断开' },
    },
  ],
  [
    '快慢',
    {
      delay: { title: '慢', parameter: milliseconds('delay', '5000') },
      slowStream: { title: '一点一点到达', parameter: milliseconds('pause', '300') },
      hold: { title: '等到解除才答复' },
    },
  ],
]

export const faultKinds = Object.assign({}, ...faultGroups.map(([, kinds]) => kinds)) as Record<
  FaultEffect['kind'],
  FaultKind
>

export const STATUSES = [400, 401, 403, 404, 405, 408, 409, 413, 415, 422, 429, 500, 501, 502, 503, 504]

/** The fault as it was filled in; throws what is to be said of what cannot be one. */
export function makeFault({
  operationId,
  kind,
  text,
  times,
}: {
  operationId: string
  kind: string
  text: string
  times: number
}): Fault {
  const { parameter } = faultKinds[kind as FaultEffect['kind']]
  const fault = {
    operationId,
    kind,
    ...(times > 0 && { times }),
    ...(parameter && { [parameter.field]: valueOf(parameter, text) }),
  }
  if (!isFault(fault)) throw new Error('这个故障没有填对')
  return fault
}

function valueOf({ of, label }: Parameter, text: string): unknown {
  if (of === 'text') return text
  try {
    const value: unknown = JSON.parse(text)
    if (of === 'json' || typeof value === 'number') return value
  } catch {
    // said below
  }
  throw new Error(of === 'json' ? `${label} 不是正确的 JSON` : `${label}要是数字`)
}

export function describeFault(fault: Fault): string {
  const { title, parameter } = faultKinds[fault.kind]
  const value: unknown = parameter && Reflect.get(fault, parameter.field)
  return `${title}${value === undefined ? '' : ` ${typeof value === 'string' ? value : JSON.stringify(value)}`}${fault.times === undefined ? '' : ` · ${fault.times} 次`}`
}
