import type { Fact } from '../../../corpus'
import { afterlife } from './afterlife'
import { alexandria } from './alexandria'
import { beside } from './beside'
import { everyday } from './everyday'
import { habits } from './habits'
import { inward } from './inward'
import { lastDays } from './last-days'
import { mathematics } from './mathematics'
import { numbers } from './numbers'
import { origins } from './origins'
import { people } from './people'
import { philosophy } from './philosophy'
import { proofs } from './proofs'
import { school } from './school'
import { self } from './self'
import { sky } from './sky'
import { times } from './times'
import { today } from './today'
import { visitors } from './visitors'

export const facts: readonly Fact[] = [
  ...origins,
  ...habits,
  ...everyday,
  ...alexandria,
  ...mathematics,
  ...numbers,
  ...proofs,
  ...sky,
  ...philosophy,
  ...school,
  ...people,
  ...lastDays,
  ...afterlife,
  ...today,
  ...visitors,
  ...self,
  ...inward,
  ...times,
  ...beside,
]
