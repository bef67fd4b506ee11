import type { backdrops } from './backdrops.ts'
import { coldBrew, dumplings, fruitCrate, latte, noodles, orangeSlices } from './food.ts'
import { bicycle, cabinWindow, crossing, electricCar, plane } from './going.ts'
import { bookStack, clapper, lantern, openBook, popcorn, racket, runningShoe, tent } from './leisure.ts'
import { bankCards, heartbeat, houseKey, lakeHouse, savings, toothAndBrush } from './living.ts'
import { bins, bookshelf, bulbAndPlug, guardedPhone, tap, umbrella, windTurbine } from './public.ts'

/** What a campaign shows: its subject, before a backdrop. */
export interface Motif {
  subject: (time: number) => string
  backdrop: keyof typeof backdrops
}

const motif = (subject: Motif['subject'], backdrop: Motif['backdrop']): Motif => ({ subject, backdrop })

/** By the campaign's key. */
export const motifs: Readonly<Record<string, Motif>> = {
  latte: motif(latte, 'table'),
  brew: motif(coldBrew, 'blocks'),
  fruit: motif(fruitCrate, 'rays'),
  orange: motif(orangeSlices, 'dots'),
  island: motif(plane, 'sea'),
  miles: motif(cabinWindow, 'bands'),
  run: motif(runningShoe, 'rings'),
  tennis: motif(racket, 'court'),
  camp: motif(tent, 'hills'),
  stars: motif(lantern, 'night'),
  noodle: motif(noodles, 'rings'),
  dumpling: motif(dumplings, 'table'),
  read: motif(openBook, 'arch'),
  swap: motif(bookStack, 'blocks'),
  bike: motif(bicycle, 'city'),
  charge: motif(electricCar, 'bands'),
  save: motif(savings, 'arch'),
  cards: motif(bankCards, 'dots'),
  popcorn: motif(popcorn, 'rays'),
  premiere: motif(clapper, 'night'),
  check: motif(heartbeat, 'rings'),
  tooth: motif(toothAndBrush, 'blocks'),
  lake: motif(lakeHouse, 'hills'),
  key: motif(houseKey, 'bands'),
  crossing: motif(crossing, 'city'),
  water: motif(tap, 'rings'),
  waste: motif(bins, 'blocks'),
  shelf: motif(bookshelf, 'arch'),
  fraud: motif(guardedPhone, 'rays'),
  power: motif(bulbAndPlug, 'dots'),
  wind: motif(windTurbine, 'hills'),
  elders: motif(umbrella, 'table'),
}
