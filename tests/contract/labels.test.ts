import { expect, it } from 'vitest'
import * as labels from '#src/domain/labels.ts'
import { contractSchemas } from './document.ts'

/** Enums of the contract and the labels that the console shows for them. */
const pairs = {
  DeviceState: labels.deviceStates,
  CommandType: labels.commandTypes,
  CommandStatus: labels.commandStatuses,
  ScheduleType: labels.scheduleTypes,
  SyncStatus: labels.arrivalStatuses,
  PlayType: labels.playTypes,
  ReviewStatus: labels.reviewStatuses,
  MaterialType: labels.materialTypes,
  OrderStatus: labels.orderStatuses,
  Enabled: labels.accountStates,
}

it.each(Object.entries(pairs))('the console names every value of %s as the contract does', (name, shown) => {
  const texts = Object.fromEntries(Object.entries(shown).map(([code, label]) => [code, label.text]))
  expect(texts).toEqual(contractSchemas[name]?.['x-enumDescriptions'])
})

it('the commands on offer are those of the contract', () => {
  expect(labels.issuableCommands).toEqual(contractSchemas['IssuableCommandType']?.enum)
})

it.each(Object.entries(contractSchemas).filter(([, schema]) => schema.enum))(
  '%s names each of its values',
  (_, schema) => {
    expect(Object.keys(schema['x-enumDescriptions'] ?? {})).toEqual(schema.enum?.map(String))
  },
)
