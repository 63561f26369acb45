//! How many cases the property tests and sweeps try. `CD_CASES` unset: enough for every run of `make test`; `CD_CASES=all`: the
//! full number (`make nightly`); `CD_CASES=n`: n.

use proptest::prelude::ProptestConfig;
use proptest::test_runner::{FailurePersistence, PersistedSeed};
use std::any::Any;
use std::fmt::Debug;

/// Property tests in `make test` try no more cases than this.
const USUAL: u32 = 256;

/// `CD_CASES` is "all".
pub fn full() -> bool {
    std::env::var("CD_CASES").is_ok_and(|n| n == "all")
}

/// `usual`, `all` or the number in `CD_CASES`.
pub fn count(usual: u64, all: u64) -> u64 {
    match std::env::var("CD_CASES").as_deref() {
        Err(_) => usual,
        Ok("all") => all,
        Ok(n) => n.parse().unwrap_or_else(|_| panic!("CD_CASES is a number or \"all\", not {n}")),
    }
}

/// The settings of a property test with `all` cases in full. A failure prints its seed; no file is written. The case again:
/// `PROPTEST_SEED="cc …" cargo test …`
pub fn cases(all: u32) -> ProptestConfig {
    let cases = count(all.min(USUAL).into(), all.into()) as u32;
    ProptestConfig { cases, failure_persistence: Some(Box::new(PrintSeed)), ..ProptestConfig::default() }
}

#[derive(Debug)]
struct PrintSeed;

impl FailurePersistence for PrintSeed {
    fn load_persisted_failures2(&self, _source_file: Option<&'static str>) -> Vec<PersistedSeed> {
        std::env::var("PROPTEST_SEED").ok().into_iter().map(|s| s.parse().expect("PROPTEST_SEED is a line as printed: cc …")).collect()
    }

    fn save_persisted_failure2(&mut self, _source_file: Option<&'static str>, seed: PersistedSeed, _value: &dyn Debug) {
        eprintln!("The same case again: PROPTEST_SEED=\"{seed}\"");
    }

    fn box_clone(&self) -> Box<dyn FailurePersistence> {
        Box::new(PrintSeed)
    }

    fn eq(&self, other: &dyn FailurePersistence) -> bool {
        other.as_any().is::<PrintSeed>()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
