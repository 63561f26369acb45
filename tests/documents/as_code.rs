//! The output of the laboratory's page under "as code, Rust" compiles and runs: the files are copies of it, which
//! `www/src/lcp/code.test.ts` compares with the template.

mod plain {
    include!("../as_code/plain.rs");

    #[test]
    fn a_complementarity_problem_written_by_the_page_compiles_and_is_solved() {
        main().unwrap();
    }
}

mod boxed {
    include!("../as_code/boxed.rs");

    #[test]
    fn a_problem_with_bounds_written_by_the_page_compiles_and_is_solved() {
        main().unwrap();
    }
}
