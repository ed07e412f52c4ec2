import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { Badge, Tag } from '@/components/ui/tag';
import { Toggle } from '@/components/ui/toggle';
import { Tooltip } from '@/components/ui/tooltip';
import { Chapter, Row, Shown } from './chapter';
import { nothing } from './invented-desk';

const meanings = ['plain', 'mine', 'waiting', 'overdue', 'secret'] as const;

/** The buttons, and the small words beside them. */
export const ButtonsChapter = () => (
  <Chapter title="Buttons and words">
    <Shown as="Buttons: asked for, ordinary, quiet">
      <Row>
        <Button kind="act">Accept</Button>
        <Button>Query</Button>
        <Button kind="quiet">Not now</Button>
      </Row>
    </Shown>
    <Shown as="Small buttons">
      <Row>
        <Button kind="act" size="small">
          Accept
        </Button>
        <Button size="small">Query</Button>
        <Button kind="quiet" size="small">
          Not now
        </Button>
      </Row>
    </Shown>
    <Shown as="Buttons with their keys">
      <Row>
        <Button kind="act" hint="↵">
          Resolve
        </Button>
        <Button hint="Ctrl K">Find</Button>
      </Row>
    </Shown>
    <Shown as="Buttons that wait, and that may not be pressed">
      <Row>
        <Button kind="act" isBusy>
          Release
        </Button>
        <Button disabled>Release</Button>
      </Row>
    </Shown>
    <Shown as="Toggles: on, off">
      <Row>
        <Toggle isOn onPick={nothing}>
          All teams
        </Toggle>
        <Toggle isOn={false} onPick={nothing}>
          Mine
        </Toggle>
      </Row>
    </Shown>
    <Shown as="Tags, one a meaning">
      <Row>
        {meanings.map((meaning) => (
          <Tag key={meaning} meaning={meaning}>
            {meaning}
          </Tag>
        ))}
      </Row>
    </Shown>
    <Shown as="Badges, one a meaning">
      <Row>
        {meanings.map((meaning) => (
          <Badge key={meaning} meaning={meaning}>
            3
          </Badge>
        ))}
      </Row>
    </Shown>
    <Shown as="Keys">
      <Row>
        <Kbd>J</Kbd>
        <Kbd>Ctrl</Kbd>
        <Kbd>↵</Kbd>
      </Row>
    </Shown>
    <Shown as="A word that explains itself">
      <Tooltip words="Control may always rule otherwise." className="underline decoration-dotted">
        guide
      </Tooltip>
    </Shown>
  </Chapter>
);
