use constrained_dynamics::Result;
use constrained_dynamics::complementarity::{BoxLcp, Entries, Options, enumerate_lcp, solve_box_lcp};

fn main() -> Result<()> {
    let a = Entries::from(vec![
        vec![2.0, 1.0],
        vec![1.0, 2.5],
    ]);
    let problem = BoxLcp::new(&a, vec![-5.0, -6.0], None, None, vec![])?;
    let found = solve_box_lcp(&problem, &Options::new("lemke"))?;
    println!("{}: λ = {:?}, w = {:?}", found.status.as_str(), found.lambda, found.w);
    for solution in enumerate_lcp(&problem)? {
        println!("λ = {:?}, isolated: {}", solution.lambda, solution.isolated);
    }
    Ok(())
}
