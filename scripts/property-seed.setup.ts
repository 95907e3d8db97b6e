// Every property of a run draws from one seed, so that a failure can be repeated with PROPERTY_SEED.
import { propertySeed } from "../packages/testing/src/property-runs";
import fc from "fast-check";

fc.configureGlobal({ seed: propertySeed });
