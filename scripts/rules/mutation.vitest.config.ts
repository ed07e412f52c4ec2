import { rulesOnly } from './rules-only';

/** What Stryker runs against each mutant. */
export default rulesOnly;
