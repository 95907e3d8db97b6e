// Every property of a run draws from one seed, so that a failure can be repeated with PROPERTY_SEED.
import { propertySeed } from '@archive-of-minds/core/testing'
import fc from 'fast-check'

fc.configureGlobal({ seed: propertySeed })
