import type { Fact } from '../../../corpus'
import { afterlife } from './afterlife'
import { alexandria } from './alexandria'
import { habits } from './habits'
import { mathematics } from './mathematics'
import { origins } from './origins'
import { people } from './people'
import { philosophy } from './philosophy'
import { proofs } from './proofs'
import { self } from './self'
import { today } from './today'

export const facts: readonly Fact[] = [
  ...origins,
  ...habits,
  ...alexandria,
  ...mathematics,
  ...proofs,
  ...philosophy,
  ...people,
  ...afterlife,
  ...today,
  ...self,
]
