import { useState } from 'react';
import { SortableList } from '@/components/ui/sortable-list';
import { Cell, Table, TableHead } from '@/components/ui/table';
import { Tabs } from '@/components/ui/tabs';
import { Tag } from '@/components/ui/tag';
import { Chapter, Shown } from './chapter';

const march = [
  { id: 'first', name: '1 Blue Lancers' },
  { id: 'second', name: '2 Blue Foot' },
  { id: 'third', name: 'Blue Guns' },
];

/** The lists that are read line by line. */
export const ListsChapter = () => (
  <Chapter title="Lists">
    <Shown as="A table">
      <Table aria-label="Sheets">
        <TableHead heads={{ Team: '', Rows: 'text-right', Sheet: '' }} />
        <tbody>
          <tr>
            <Cell>7 Blue Brigade</Cell>
            <Cell className="text-right">4</Cell>
            <Cell>
              <Tag meaning="mine">accepted</Tag>
            </Cell>
          </tr>
          <tr>
            <Cell>Buff Division</Cell>
            <Cell className="text-right">12</Cell>
            <Cell>
              <Tag meaning="overdue">late</Tag>
            </Cell>
          </tr>
        </tbody>
      </Table>
    </Shown>
    <Shown as="Sheets one behind the other">
      <Tabs
        label="Sheets of a desk"
        tabs={[
          { id: 'orders', label: 'Orders', content: <p>Four rows, all accepted.</p> },
          { id: 'air', label: 'Air requests', content: <p>None.</p> },
        ]}
      />
    </Shown>
    <Shown as="A list in an order of one's own">
      <MarchOrder />
    </Shown>
  </Chapter>
);

function MarchOrder() {
  const [ids, setIds] = useState(march.map(({ id }) => id));
  const items = ids.map((id) => march.find((one) => one.id === id)!);
  return (
    <SortableList label="Order of march" items={items} onOrder={setIds}>
      {({ name }, at) => (
        <span className="px-1 py-1.5">
          {at + 1}. {name}
        </span>
      )}
    </SortableList>
  );
}
