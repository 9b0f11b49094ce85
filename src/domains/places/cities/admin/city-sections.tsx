import { Group, NativeSelect } from '@mantine/core';
import {
  ADVANTAGE_ICONS,
  CITY_ADVANTAGES,
  CITY_COUNTS,
  CITY_SCENES,
  CITY_TRADES,
  type CityTrade,
} from '../city-content.contract.ts';
import { CITY_EDITOR_TEXTS as TEXTS } from '../city-editor.texts.ts';
import { CITY_PAGE_TEXTS } from '../city-page.texts.ts';
import { type Form, Heading, Line, Lines, Prose, Section, Titled } from './city-fields.tsx';
import { ItemList } from './item-list.tsx';

const { fields: FIELDS } = TEXTS;

const SCENES = CITY_SCENES.map((value) => ({ value, label: TEXTS.scenes[value] }));
const ICONS = ADVANTAGE_ICONS.map((value) => ({ value, label: TEXTS.icons[value] }));
const LINES = ['covering', 'slope', 'edge', 'wear', 'season', 'check'] as const;
const EMPTY = { title: '', text: '' };
const toTitle = ({ title }: { title: string }): string => title;

function Trades({ form }: { form: Form }) {
  const { trades } = form.values.services;
  const free = CITY_TRADES.find((trade) => trades.every((one) => one.trade !== trade));
  const choices = CITY_TRADES.map((value) => ({ value, label: CITY_PAGE_TEXTS.services.labels[value] }));
  const empty: CityTrade = { ...EMPTY, trade: free ?? CITY_TRADES[0], features: [] };
  return (
    <ItemList
      form={form}
      path="services.trades"
      items={trades}
      most={CITY_TRADES.length}
      empty={empty}
      toTitle={toTitle}
    >
      {(at) => (
        <>
          <NativeSelect label={FIELDS.trade} data={choices} {...form.getInputProps(`${at}.trade`)} />
          <Titled form={form} at={at} />
          <Lines form={form} at={`${at}.features`} label={FIELDS.features} />
        </>
      )}
    </ItemList>
  );
}

function Advantages({ form }: { form: Form }) {
  const { list } = form.values.advantages;
  const empty = { ...EMPTY, icon: 'check' as const };
  return (
    <ItemList form={form} path="advantages.list" items={list} most={CITY_ADVANTAGES} empty={empty} toTitle={toTitle}>
      {(at) => (
        <>
          <NativeSelect label={FIELDS.icon} data={ICONS} {...form.getInputProps(`${at}.icon`)} />
          <Titled form={form} at={at} />
        </>
      )}
    </ItemList>
  );
}

function Questions({ form }: { form: Form }) {
  const { list } = form.values.questions;
  return (
    <ItemList
      form={form}
      path="questions.list"
      items={list}
      most={CITY_COUNTS.questions}
      empty={{ question: '', answer: '' }}
      toTitle={({ question }) => question}
    >
      {(at) => (
        <>
          <Line form={form} at={`${at}.question`} label={FIELDS.question} />
          <Prose form={form} at={`${at}.answer`} label={FIELDS.answer} />
        </>
      )}
    </ItemList>
  );
}

function First({ form }: { form: Form }) {
  return (
    <>
      <Section form={form} name="meta">
        <Line form={form} at="meta.title" label={FIELDS.metaTitle} />
        <Prose form={form} at="meta.description" label={FIELDS.metaDescription} />
        <Line form={form} at="meta.keywords" label={FIELDS.keywords} />
      </Section>
      <Section form={form} name="hero">
        <Line form={form} at="hero.eyebrow" label={FIELDS.eyebrow} />
        <Line form={form} at="hero.title" label={FIELDS.title} />
        <Prose form={form} at="hero.text" label={FIELDS.text} />
      </Section>
      <Section form={form} name="identity">
        <Line form={form} at="identity.title" label={FIELDS.title} />
        {LINES.map((line) => (
          <Line key={line} form={form} at={`identity.${line}`} label={FIELDS[line]} />
        ))}
        <Group grow align="flex-start">
          <NativeSelect label={FIELDS.scene} data={SCENES} {...form.getInputProps('scene')} />
          <Line form={form} at="identity.caption" label={FIELDS.caption} />
        </Group>
      </Section>
      <Section form={form} name="roofs">
        <Line form={form} at="roofs.title" label={FIELDS.title} />
        <Lines form={form} at="roofs.paragraphs" label={FIELDS.paragraphs} />
      </Section>
    </>
  );
}

function Middle({ form }: { form: Form }) {
  return (
    <>
      <Section form={form} name="services">
        <Heading form={form} at="services" hasLead />
        <Trades form={form} />
      </Section>
      <Section form={form} name="advantages">
        <Heading form={form} at="advantages" />
        <Advantages form={form} />
      </Section>
      <Section form={form} name="job">
        <Heading form={form} at="job" hasLead />
        <ItemList
          form={form}
          path="job.steps"
          items={form.values.job.steps}
          most={CITY_COUNTS.steps}
          empty={EMPTY}
          toTitle={toTitle}
        >
          {(at) => <Titled form={form} at={at} />}
        </ItemList>
      </Section>
    </>
  );
}

function Last({ form }: { form: Form }) {
  const { list } = form.values.quarters;
  return (
    <>
      <Section form={form} name="rules">
        <Heading form={form} at="rules" />
        <Lines form={form} at="rules.paragraphs" label={FIELDS.paragraphs} />
      </Section>
      <Section form={form} name="quarters">
        <Heading form={form} at="quarters" />
        <ItemList
          form={form}
          path="quarters.list"
          items={list}
          most={CITY_COUNTS.quarters}
          empty={EMPTY}
          toTitle={toTitle}
        >
          {(at) => <Titled form={form} at={at} />}
        </ItemList>
        <Lines form={form} at="quarters.communes" label={FIELDS.communes} />
      </Section>
      <Section form={form} name="testimonials">
        <Heading form={form} at="testimonials" />
      </Section>
      <Section form={form} name="questions">
        <Heading form={form} at="questions" />
        <Questions form={form} />
      </Section>
      <Section form={form} name="contact">
        <Heading form={form} at="contact" hasLead />
      </Section>
    </>
  );
}

/** Fields of every section, in the order of the page. */
export const CitySections = ({ form }: { form: Form }) => (
  <>
    <First form={form} />
    <Middle form={form} />
    <Last form={form} />
  </>
);
