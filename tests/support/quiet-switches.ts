import type { SwitchesPatch } from '#mocks/server/switches.ts'

/** The server as tests want it: at once, without chance, and nothing happens that was not asked for. */
export const quietSwitches: SwitchesPatch = {
  latency: [0, 0],
  uploadBytesPerSecond: 0,
  simulation: {
    flips: false,
    commandFailRate: 0,
    commandSeconds: [1, 1],
    arrivalSeconds: [1, 1],
    platform: 'pass',
    platformSeconds: [60, 60],
    transcoding: 'pass',
    transcodingSeconds: [60, 60],
  },
}
