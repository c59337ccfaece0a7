export default function Chart({ values }) {
  return <p className="chart">{`${values.join(' and ')} in a chart`}</p>
}
