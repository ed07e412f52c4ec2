import { bookNations } from '@/lib/sides';

/** Whose army a word in a file means. */
interface People {
  /** The key of the nation, and its name. */
  key: string;
  name: string;
  /** What else it is called, in files and in the names of formations. */
  also: readonly string[];
}

/** What else the nations of the book are called. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  UK: ['GB', 'GBR', 'Britain', 'Great Britain', 'United Kingdom'],
  US: ['USA', 'United States'],
  POL: ['Poland'],
  NL: ['NLD', 'Netherlands'],
  CAN: ['Canada', 'Canadians'],
  GER: ['DEU', 'Germany'],
};

/** Armies that the book does not name and files do; a file may name others, each by its own word. */
const further: readonly People[] = [
  { key: 'NZ', name: 'New Zealand', also: ['NZL', 'New Zealander', 'New Zealanders'] },
  { key: 'AUS', name: 'Australian', also: ['Australia', 'Australians'] },
  { key: 'IND', name: 'Indian', also: ['India', 'Indians'] },
  { key: 'SAF', name: 'South African', also: ['ZAF', 'South Africa', 'South Africans'] },
  { key: 'GRE', name: 'Greek', also: ['GRC', 'Greece', 'Greeks', 'Hellenic'] },
  { key: 'FRA', name: 'French', also: ['France'] },
  { key: 'BEL', name: 'Belgian', also: ['Belgium', 'Belgians'] },
  { key: 'NOR', name: 'Norwegian', also: ['Norway', 'Norwegians'] },
  { key: 'YUG', name: 'Yugoslav', also: ['Yugoslavia', 'Yugoslavs'] },
  { key: 'CZE', name: 'Czechoslovak', also: ['Czech', 'Czechoslovakia'] },
  { key: 'SOV', name: 'Soviet', also: ['SUN', 'USSR', 'RUS', 'Soviet Union', 'Russia', 'Russian'] },
  { key: 'CHN', name: 'Chinese', also: ['China'] },
  { key: 'ITA', name: 'Italian', also: ['Italy', 'Italians'] },
  { key: 'ROM', name: 'Rumanian', also: ['ROU', 'Romanian', 'Romania', 'Rumania'] },
  { key: 'HUN', name: 'Hungarian', also: ['Hungary', 'Hungarians'] },
  { key: 'SVK', name: 'Slovak', also: ['Slovakia', 'Slovaks'] },
  { key: 'BUL', name: 'Bulgarian', also: ['BGR', 'Bulgaria'] },
  { key: 'FIN', name: 'Finnish', also: ['Finland', 'Finns'] },
  { key: 'JPN', name: 'Japanese', also: ['Japan'] },
  { key: 'ARG', name: 'Argentine', also: ['Argentina', 'Argentinian', 'Argentines', 'Argentinians'] },
  { key: 'DEN', name: 'Danish', also: ['DNK', 'Denmark', 'Danes'] },
  { key: 'SWE', name: 'Swedish', also: ['Sweden', 'Swedes'] },
  { key: 'ESP', name: 'Spanish', also: ['Spain'] },
  { key: 'TUR', name: 'Turkish', also: ['Turkey', 'Turks', 'Ottoman'] },
  { key: 'EGY', name: 'Egyptian', also: ['Egypt', 'Egyptians'] },
  { key: 'ISR', name: 'Israeli', also: ['Israel', 'Israelis'] },
  { key: 'UKR', name: 'Ukrainian', also: ['Ukraine', 'Ukrainians'] },
  { key: 'KOR', name: 'Korean', also: ['Korea', 'ROK', 'Koreans'] },
  { key: 'BRA', name: 'Brazilian', also: ['Brazil', 'Brazilians'] },
];

/** The peoples that are known by their words. */
export const peoples: readonly People[] = [
  ...bookNations.map(({ key, name }) => ({ key, name, also: alsoCalled[key] ?? [] })),
  ...further,
];
