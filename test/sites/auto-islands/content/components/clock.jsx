import * as React from 'react'

export default class Clock extends React.Component {
  state = { runs: false }

  componentDidMount() {
    this.setState({ runs: true })
  }

  render() {
    return <p className="clock">{this.state.runs ? 'The clock runs' : 'The clock stands'}</p>
  }
}
