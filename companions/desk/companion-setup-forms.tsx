import type { ComponentType } from 'react';
import type { CompanionName } from '@/lib/words';
import { ImpressionisticSetup } from '../impressionistic/desk/impressionistic-setup';
import type { SetupFormProps } from '../parts/setup-form-props';

/** The form of each companion that is set up by hand. */
export const setupForms: Partial<Record<CompanionName, ComponentType<SetupFormProps>>> = {
  impressionistic: ImpressionisticSetup,
};
