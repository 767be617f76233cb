import type { OnboardingScheme } from '@ecco/domain';
import { careerChange } from './career-change.scheme.ts';
import { collegeAdmissions } from './college-admissions.scheme.ts';
import { defaultScheme } from './default.scheme.ts';
import { diyHomes } from './diy-homes.scheme.ts';
import { history } from './history.scheme.ts';
import { longevity } from './longevity.scheme.ts';
import { philosophy } from './philosophy.scheme.ts';
import { raisingKids } from './raising-kids.scheme.ts';
import { recovery } from './recovery.scheme.ts';
import type { SchemeContent } from './scheme.type.ts';
import { spirituality } from './spirituality.scheme.ts';
import { sports } from './sports.scheme.ts';
import { students } from './students.scheme.ts';
import { teachers } from './teachers.scheme.ts';

/** The onboarding of every scheme. */
export const schemes: Readonly<Record<OnboardingScheme, SchemeContent>> = {
  longevity,
  college_admissions: collegeAdmissions,
  raising_kids: raisingKids,
  recovery,
  spirituality,
  philosophy,
  career_change: careerChange,
  diy_homes: diyHomes,
  teachers,
  students,
  sports,
  history,
  default: defaultScheme,
};
