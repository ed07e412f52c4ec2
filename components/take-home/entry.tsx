// Its style comes first: it says in which order the layers of all others lie on each other.
import './take-home.css';
import { createRoot } from 'react-dom/client';
import type { BattleShown } from '@/lib/replay/take-home/battle-told';
import { BattleAtHome } from './battle-at-home';
import { Battle } from './read-battle';

/** The script of the page that is taken home: it shows the battle that lies in the page, and asks nothing of anybody. */
const battle = new Battle(JSON.parse(document.getElementById('battle')!.textContent) as BattleShown);
createRoot(document.getElementById('app')!).render(<BattleAtHome battle={battle} />);
